/** Fonts for pictures. The site's own list begins with the system font, which is a plain one on many build machines. */
export const pictureFonts =
  "Inter, 'Helvetica Neue', 'Segoe UI', 'Liberation Sans', 'PingFang SC', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif"
