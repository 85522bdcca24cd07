import { mount } from 'svelte';
import './tokens.css';
import './base.css';
import App from './App.svelte';
import { applySettings } from './state/settings.svelte';
import { followLinks } from './state/route.svelte';

applySettings();
followLinks();
const target = document.getElementById('app')!;
target.replaceChildren();
mount(App, { target });
