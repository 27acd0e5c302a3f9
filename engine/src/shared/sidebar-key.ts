/** Session storage key: how far the sidebar is scrolled, in pixels. */
export const sidebarKey = 'vitrine:sidebar'
