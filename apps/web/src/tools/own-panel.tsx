import type { Panel, PanelProps, RegistryTool } from '@casewright/core/client'
import { type ComponentType, useLayoutEffect } from 'react'

type Files = NonNullable<RegistryTool['panel']>

/** A panel that is not there after this long is given up. */
const loadMilliseconds = 20_000

/**
 * Loads the panel of a tool of the firm's own. React and the components are the app's: the import map in the head of the
 * document says where they are.
 */
export async function loadOwnPanel(files: Files): Promise<{ panel: Panel }> {
  const [module, styles] = await inTime(
    Promise.all([
      import(/* @vite-ignore */ files.script) as Promise<{ panel?: Panel }>,
      files.styles ? stylesAt(files.styles) : undefined,
      // Asked for here so that the stylesheets of all components are on the page.
      import('virtual:shared/@casewright/ui'),
    ]),
  )
  if (!module.panel) throw new Error('It exports no panel made by definePanel.')
  return { panel: styles ? withStyles(module.panel, styles) : module.panel }
}

/** A stylesheet in the head of the document, which holds nowhere yet. */
function stylesAt(href: string): Promise<HTMLLinkElement> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media: 'not all' })
  return new Promise((resolve, reject) => {
    link.onload = () => resolve(link)
    link.onerror = () => reject(new Error('Its stylesheet could not be loaded.'))
    document.head.append(link)
  })
}

/** The panel with its styles, which hold as long as it is on the page: they touch no other page. */
function withStyles(Drawn: ComponentType<PanelProps>, link: HTMLLinkElement): Panel {
  return function Styled(props) {
    useLayoutEffect(() => {
      link.media = 'all'
      return () => {
        link.media = 'not all'
      }
    }, [])
    return <Drawn {...props} />
  }
}

const inTime = <T,>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('It took too long to load.')), loadMilliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(late))
  })
