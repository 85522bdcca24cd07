/** Marks for a moment where something is: "there". */
export function flash(selector: string): void {
  if (!selector) return;
  const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length > 0);
  for (const element of found.slice(0, 2)) {
    const frame = { outline: '4px solid var(--accent)', outlineOffset: '4px' };
    const still = { outline: '4px solid transparent', outlineOffset: '4px' };
    element.animate([still, frame, still, frame, still], { duration: 1600 });
  }
}
