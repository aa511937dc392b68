import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/**
 * Sends plain links to a path of the application (`<a href="#/client">`) through the router, which asks before a form
 * with changes is left. Long lists use plain links because the router's component renders again at every change of the
 * address.
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
