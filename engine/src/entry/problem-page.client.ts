// Development only: the page that lists problems comes back as the real one when they are mended.
if (import.meta.hot) {
  import.meta.hot.on('vitrine:update', () => location.reload())
}
