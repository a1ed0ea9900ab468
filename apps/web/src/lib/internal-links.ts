import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

interface Click {
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
}

interface Anchor {
  href: string
  target: string
  download: boolean
}

/** The path that a click on a link leads to within the app; undefined where the browser has to go, as to `/`. */
export function internalPath(click: Click, link: Anchor, origin: string): string | undefined {
  if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return undefined
  if ((link.target && link.target !== '_self') || link.download) return undefined
  const url = new URL(link.href, origin)
  if (url.origin !== origin || url.pathname === '/' || url.pathname.startsWith('/api/')) return undefined
  return url.pathname + url.search + url.hash
}

/**
 * Lets every link of the app, those of panels and components included, change the route without a
 * reload: neither knows of the router. Caught early, since a press handler may stop a click.
 */
export function useInternalLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return
      if (link.getAttribute('href')?.startsWith('#')) return
      const anchor = { href: link.href, target: link.target, download: link.hasAttribute('download') }
      const path = internalPath(event, anchor, location.origin)
      if (path === undefined) return
      event.preventDefault()
      void navigate(path)
    }
    document.addEventListener('click', follow, { capture: true })
    return () => document.removeEventListener('click', follow, { capture: true })
  }, [navigate])
}
