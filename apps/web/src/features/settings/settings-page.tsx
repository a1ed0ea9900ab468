import { SectionPages } from '../../components/sections/section-pages.tsx'
import { sections } from './sections.ts'

/** `/settings/:section`. */
export const SettingsPage = () => <SectionPages label="Settings" path="/settings" sections={sections} />
