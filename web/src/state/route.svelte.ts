/** Which page the address means. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'seat'; token: string }
  | { page: 'learn' }
  | { page: 'about' }
  | { page: 'lost' };

export function parse(path: string, search = ''): Route {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean);
  if (rest.length > 0) return { page: 'lost' };
  const game = new URLSearchParams(search).get('with');
  if (!first) return game ? { page: 'new', game } : { page: 'home' };
  if (first === 't' && second && !third) return { page: 'table', table: second };
  if (first === 't' && second && third === 'replay') return { page: 'replay', table: second };
  if (first === 'seat' && second && !third) return { page: 'seat', token: second };
  if (first === 'learn' && !second) return { page: 'learn' };
  if (first === 'about' && !second) return { page: 'about' };
  return { page: 'lost' };
}

export const route = $state<{ now: Route }>({ now: parse(location.pathname, location.search) });

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  arrive();
  scrollTo(0, 0);
}

export function followLinks(): () => void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', follow);
  return () => {
    removeEventListener('popstate', arrive);
    document.removeEventListener('click', follow);
  };
}

function arrive(): void {
  route.now = parse(location.pathname, location.search);
}

/** Plain clicks on links of our own pages do not load the page anew. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || link.pathname === '/schema') return;
  event.preventDefault();
  if (link.hash && link.pathname === location.pathname) document.querySelector(link.hash)?.scrollIntoView();
  else go(link.pathname + link.search);
}
