/**
 * Parts of the client that are loaded when they are first needed. After an upgrade of the server the parts of the page that
 * is open are gone: then the page is loaded anew, once.
 */

const KEY = 'bestiary.renewed';
const AGAIN = 60_000;

/** Waits for a part. What cannot be loaded, and is not mended by loading the page anew, is thrown. */
export async function part<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    if (!(await renew())) throw error;
    return new Promise(() => {}); // the page is on its way out
  }
}

/** Loads the page anew, unless that was tried just now or the server does not answer. */
async function renew(): Promise<boolean> {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < AGAIN) return false;
    const answer = await fetch('/', { cache: 'no-store' });
    if (!answer.ok) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false; // no network, or a browser that would not remember that it has tried
  }
  location.reload();
  return true;
}
