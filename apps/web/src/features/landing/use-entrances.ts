import { media } from '@casewright/ui/theme'
import { useEffect } from 'react'

/** Holds back what stands below the first view until it is scrolled to. See `entering` in motion.css.ts. */
export function useEntrances(): void {
  useEffect(() => {
    if (matchMedia(media.stillness).matches) return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue
          target.setAttribute('data-enter', 'entered')
          observer.unobserve(target)
        }
      },
      { threshold: 0.1 },
    )
    for (const element of document.querySelectorAll('[data-enter]')) {
      if (element.getBoundingClientRect().top < innerHeight) continue
      element.setAttribute('data-enter', 'waiting')
      observer.observe(element)
    }
    return () => observer.disconnect()
  }, [])
}
