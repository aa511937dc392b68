// Before anything is painted: the kept theme, so that a dark page never flashes white. packages/ui/theme/device-look.ts goes on from here.
;(() => {
  const kept = localStorage.getItem('chengban.theme')
  const isDark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
})()
