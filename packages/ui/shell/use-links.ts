import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/**
 * Plain links to a path of the application (`<a href="#/client">`) go through the router, which asks before a form with
 * changes is left. What stands in lists by the hundred is such a link: the router's own is drawn again whenever the
 * address changes.
 */
export const useLinks = (): void => {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href^="#/"]')
      if (!link || link.target || meansAnotherWindow(event) || event.defaultPrevented) return
      event.preventDefault()
      void navigate(link.getAttribute('href')?.slice(1) ?? '')
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

const meansAnotherWindow = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey
