// read once, before any page has put its own name in front
const product = globalThis.document?.title || '承办'

/** The name of the system as the first page came with it: what the parameter ui.title says. */
export const productTitle = (): string => product

/** The title of the window while a page of this name is in front. */
export const titled = (page: string): string => `${page} · ${product}`
