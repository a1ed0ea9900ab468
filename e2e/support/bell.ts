import type { Page } from '@playwright/test'

/** The button that tells what is new, by what it says. */
export const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
