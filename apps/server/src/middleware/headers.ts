import { secureHeaders } from 'hono/secure-headers'

/** What pages have no use for, and no script on them can ask for. */
const unused = [
  'accelerometer',
  'bluetooth',
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
 * Scripts only from this origin, and such in a document as are named by their hash; styles may stand on elements, as
 * react-aria places its popovers so.
 */
export const headers = (publicUrl: string, scriptHashes: readonly string[] = []) =>
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
