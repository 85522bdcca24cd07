import { mount } from 'svelte';
import './tokens.css';
import './base.css';
import App from './App.svelte';
import { applySettings } from './state/settings.svelte';
import { followLinks } from './state/route.svelte';

applySettings();
followLinks();
mount(App, { target: document.getElementById('app')! });
