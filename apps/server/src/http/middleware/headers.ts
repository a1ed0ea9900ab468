import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/** What pages have no use for, and no script on them can ask for. */
const unused = [
  'accelerometer',
  'browsingTopics',
  'camera',
  'displayCapture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'midi',
  'payment',
  'serial',
  'usb',
  'xrSpatialTracking',
] as const

/**
 * What every answer says to browsers.
 * @param appScripts hashes of what stands in the document of the app, which is at every address but `/`
 */
export function headers(publicUrl: string, appScripts: readonly string[]): MiddlewareHandler {
  const [landing, app] = [policy(publicUrl, []), policy(publicUrl, appScripts)]
  return (c, next) => (c.req.path === '/' ? landing : app)(c, next)
}

/**
 * Scripts only from this origin, and such in a document as are named by their hash; styles may stand on elements, as
 * react-aria places its popovers so.
 */
const policy = (publicUrl: string, scriptHashes: readonly string[]) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scriptHashes],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    // Dictation alone needs something of the machine, and on our own pages alone.
    permissionsPolicy: {
      microphone: ['self'],
      ...Object.fromEntries(unused.map((feature) => [feature, []])),
    },
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
  })
