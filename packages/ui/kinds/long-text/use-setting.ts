import type { Field } from '@chengban/kernel/field.ts'
import { isLines } from '@chengban/kernel/kinds/lines.ts'
import { hasParts } from '@chengban/kernel/kinds/parts.ts'
import type { Setting } from '@chengban/kernel/setting.ts'
import { use } from 'react'
import type { Row } from '../../data/row.ts'
import { loadSettings } from '../../declarations/declarations.ts'
import { loadPart } from '../../declarations/load-part.ts'
import { formOf } from '../json/json-form.ts'

let loading: Promise<Readonly<Record<string, Setting>>> | undefined

/** The parameter whose value the field holds in this row, undefined where nobody declares it; suspends until all have come. */
export const useSetting = ({ options: { settingKey } }: Field, row: Row): Setting | undefined => {
  // a failed load is retried at the next call
  loading ??= loadPart(async () => (await loadSettings()) ?? {})
  loading.catch(() => {
    loading = undefined
  })
  const settings = use(loading)
  const key = settingKey && row[settingKey]
  return typeof key === 'string' ? settings[key] : undefined
}

/** Whether its value is typed and shown by its kind: not what only the server reads, nor JSON of no declared form. */
export const isFormed = ({ field, isSecret }: Setting): boolean =>
  !isSecret && (field.kind !== 'json' || isLines(field) || hasParts(field) || formOf(field) !== undefined)
