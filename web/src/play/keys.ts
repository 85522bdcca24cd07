/** Whether a key is meant for the table: not where somebody types, or while something lies over all of it. */
export function forTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target as Element;
  return !document.querySelector('dialog[open]') && !target.closest('input, textarea, select');
}
