// Runs in the head of each page before anything is painted. A script of its own, since the server's policy lets none
// stand in the page; it imports nothing, so that it is there at once.
try {
  // The key and the values of `theme/choice.ts` in packages/ui.
  const chosen = localStorage.getItem('casewright-theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
} catch {
  // Storage is closed to this page: the system decides.
}
document.documentElement.dataset.script = ''
