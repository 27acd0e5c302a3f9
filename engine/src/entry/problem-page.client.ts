// Development only: after an edit, reloads the page that lists problems, so that the real page is shown when they are mended.
if (import.meta.hot) {
  import.meta.hot.on('vitrine:update', () => location.reload())
}
