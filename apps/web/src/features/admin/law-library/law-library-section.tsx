import { LawLibrary } from './law-library.tsx'

/** `/admin/law-library`: what law is here, and adding more. */
export const LawLibrarySection = () => <LawLibrary canChange />
