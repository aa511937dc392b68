import { literal } from '@chengban/engine/schema/names.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { isLines } from '@chengban/kernel/kinds/lines.ts'
import { hasParts } from '@chengban/kernel/kinds/parts.ts'
import type { Setting } from '@chengban/kernel/setting.ts'
import { findSettings } from './declarations.ts'
import { lineParts, partsType, typeOf } from './rows.ts'

/** The declared parameters as data, which the server and the form of a parameter read. */
export const settingsSource = async (): Promise<string> => {
  const lines = (await findSettings()).map((one) => `  '${one.key}': ${JSON.stringify(one)},\n`)
  return [
    '// Written by `npm run gen` from the declarations. Do not edit.\n',
    "import type { Setting } from '@chengban/kernel/setting.ts'\n\n",
    `export const settings: Readonly<Record<string, Setting>> = {\n${lines.join('')}}\n`,
  ].join('')
}

/** The type in which handlers get the value of each parameter that they may read. */
export const settingTypes = async (): Promise<string[]> =>
  (await findSettings()).filter(({ isSecret }) => !isSecret).map((one) => `'${one.key}': ${valueType(one)}`)

const valueType = ({ field, stored }: Setting): string => {
  if (!stored || !isLines(field)) return partsOr(field)
  const columns = lineParts(field.options.shape)
  if (stored === 'tuples') return `readonly (readonly [${columns.map(([, type]) => type).join(', ')}])[]`
  const [, ...rest] = columns
  // stored lines leave out their empty columns, so those are optional
  const parts = rest.map(([name, type]) => [`${name}?`, type.replace(' | null', '')] as const)
  const value = rest.length === 1 ? rest[0]?.[1] : partsType(parts)
  return `Readonly<Record<string, ${value} | undefined>>`
}

/** Structured data of no declared form is `unknown`. */
const partsOr = (field: Field): string => {
  if (!hasParts(field)) return typeOf(field).replace(/^Json$/, 'unknown')
  const parts = Object.entries(field.options.parts)
  return `{ ${parts.map(([name, part]) => `readonly '${name}'?: ${partsOr(part)}`).join('; ')} }`
}

/** A function that gives the first value of each parameter, for formulas over a parameter that is empty. */
export const firstSettingSql = async (): Promise<string> => {
  const lines = (await findSettings())
    .filter(({ isSecret }) => !isSecret)
    .map(({ key, first }) => `    when ${literal(key)} then ${literal(first)}\n`)
  return [
    '-- The first value of a parameter.\n',
    'create or replace function app.first_setting(key text) returns text language sql immutable as $$\n',
    `  select case key\n${lines.join('')}  end\n$$;\n`,
  ].join('')
}
