import type { ModelInUse } from '@casewright/api/client'
import { Notice } from '@casewright/ui'
import * as css from '../../components/sections/section.css.ts'

const AboutModel = ({ offline, model }: { offline: boolean; model: ModelInUse | null }) => {
  if (!model) return 'None is set up. The tools work from evidence alone, and nothing is sent to a model.'
  const name = `${model.provider}, ${model.name}.`
  if (offline && model.trust === 'cloud')
    return `${name} A cloud service. Not used, because this installation is offline.`
  return model.trust === 'local'
    ? `${name} Runs inside this network. What it is sent stays there and is not redacted.`
    : `${name} A cloud service. It receives the text of your documents and questions. The kinds of personal data listed below are replaced first, if detected. Names are replaced only if they are on your list.`
}

/** Who is sent what, as this installation is set up. */
export const Leaving = ({ offline, model, names }: { offline: boolean; model: ModelInUse | null; names: string[] }) => (
  <section aria-labelledby="leaving" className={css.section}>
    <h2 id="leaving">What leaves this machine</h2>
    {offline && (
      <Notice title="This installation is offline.">
        All requests to other networks are blocked. Only a language model inside this network is used.
      </Notice>
    )}
    {!offline && model?.trust === 'cloud' && names.length === 0 && (
      <Notice tone="partial" title="Your list of names is empty.">
        Names of clients and other parties are sent as written. List the names that must not leave below.
      </Notice>
    )}
    <dl className={css.facts}>
      <dt>Language model</dt>
      <dd>
        <AboutModel offline={offline} model={model} />
      </dd>
      <dt>Legal sources and the web</dt>
      <dd>
        {offline
          ? 'Not used, because this installation is offline.'
          : 'Citation checks send only citations. Searches send only your search terms. Neither sends a document.'}
      </dd>
      <dt>All else</dt>
      <dd>Pages load no fonts, scripts or images from other sites. All other requests are listed below.</dd>
    </dl>
  </section>
)
