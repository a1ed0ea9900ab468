/** Does work as soon as the page has been painted once: what is drawn already need not wait for a script. */
export function afterFirstPaint(work: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect()
    work()
  })
  if (PerformanceObserver.supportedEntryTypes.includes('paint')) observer.observe({ type: 'paint', buffered: true })
  else work()
}
