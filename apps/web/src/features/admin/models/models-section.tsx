import { Loading } from '../../../components/page/loading.tsx'
import { settings } from '../../../components/sections/section.css.ts'
import { SectionHead } from '../../../components/sections/section-head.tsx'
import { useConnections } from '../connections/use-connections.ts'
import { ElsewhereSection } from './elsewhere-section.tsx'
import { LanguageModelsSection } from './language-models-section.tsx'
import { MeaningSection } from './meaning-section.tsx'
import { ModelsHead } from './models-head.tsx'
import { SpeechSection } from './speech-section.tsx'
import { useLanguageModels } from './use-language-models.ts'

/** `/admin/models`: which model writes, which finds by meaning, and which hears. */
export function ModelsSection() {
  const connections = useConnections()
  const models = useLanguageModels()
  return (
    <div className={settings}>
      <SectionHead
        title="Models"
        lead="Which model writes, which finds by meaning, and which hears. Every tool also works with none."
      />
      {connections.data && <ModelsHead connections={connections.data.connections} />}
      <Loading query={models} label="Loading models..." failure="The models of this server could not be loaded." />
      {models.data && <LanguageModelsSection of={models.data} connections={connections.data?.connections ?? []} />}
      {models.data && connections.data && (
        <ElsewhereSection of={models.data} connections={connections.data.connections} />
      )}
      <MeaningSection />
      {models.data && <SpeechSection of={models.data} />}
    </div>
  )
}
