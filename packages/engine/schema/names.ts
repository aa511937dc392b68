import { createHash } from 'node:crypto'

/** `tzCreate` → `tz_create`, `audit1` → `audit1`. */
export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
/** A path of the API in both spellings of its first word: `/officialSeal/returnAudit`, `/official-seal/returnAudit`. */
export const spellings = (path: string): string[] => {
  const [, first = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(path) ?? []
  const camel = first.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return [...new Set([first, camel, kebab(camel)])].map((word) => `/${word}${rest}`)
}
/** An SQL identifier: always quoted, since `user` and `from` are keywords. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`
export const literal = (value: string | number | boolean | null): string =>
  value === null ? 'null' : typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
/** Every reading names its columns: there are some thousand, and each is worked out once. */
export const column = (field: string): string => {
  const known = columns.get(field)
  if (known !== undefined) return known
  const made = quote(snake(field))
  // a word somebody asks by may be any: those of declarations are fewer
  if (columns.size < mostColumns) columns.set(field, made)
  return made
}
const columns = new Map<string, string>()
const mostColumns = 10_000
export const table = (entity: string): string => `store.${quote(snake(entity))}`
export const view = (entity: string): string => `public.${quote(snake(entity))}`
/** The constraint over columns that are one of a kind; a name too long for the database ends with its digest. */
export const uniqueName = (entity: string, fields: readonly string[]): string => {
  const whole = `${snake(entity)}_${fields.map(snake).join('_')}`
  const digest = createHash('sha256').update(whole).digest('hex').slice(0, 8)
  return whole.length > 59 ? `${whole.slice(0, 50)}_${digest}_key` : `${whole}_key`
}
/** The table of a field with many references: `store.permission_menu_ids (permission_id, menu_ids_id, sort)`. */
export const linkName = (entity: string, field: string): string => `${snake(entity)}_${snake(field)}`
/** The function that names a row of an entity, in schema rule. */
export const labelName = (entity: string): string => `label_${snake(entity)}`

/** Of each row its id and what people call it. */
export const namedView = (entity: string): string => `rule.${quote(`named_${snake(entity)}`)}`
