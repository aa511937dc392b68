import type { Entity } from '@chengban/kernel/entity.ts'
import { writable } from '@chengban/kernel/entity.ts'
import { request } from '../api/request.ts'

/** How a sheet is brought in. */
export interface ImportWay {
  readonly mode: 'create' | 'upsert'
  /** The field by which an upsert matches existing rows. */
  readonly key?: string
  /** Rows like another are meant. */
  readonly repeats?: boolean
  /** The name of the sheet; the first when left out. */
  readonly sheet?: string
}

/** What POST /api/{table}/import says. */
export interface ImportAnswer {
  readonly total: number
  readonly ok: number
  readonly failed: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  /** Child rows in the sheet. */
  readonly lines: number
  readonly skipped: number
  /** Rows refused for being like another. */
  readonly repeats: number
  readonly stored: boolean
  readonly errors: readonly { readonly row: number; readonly fields: Readonly<Record<string, string>> }[]
  readonly ignored: readonly string[]
  readonly errorFile: string | null
  readonly sheets: readonly string[]
}

const patience = 600_000

/** What would happen; nothing is stored. */
export const tryImport = (entity: Entity, url: string, way: ImportWay): Promise<ImportAnswer> =>
  request('POST', `/api/${entity.resource}/import`, { body: { url, ...way, dryRun: true }, timeout: patience })

/** Brings in the rows that are right. */
export const runImport = (entity: Entity, url: string, way: ImportWay): Promise<ImportAnswer> =>
  request('POST', `/api/${entity.resource}/import`, { body: { url, ...way, skipErrors: true }, timeout: patience })

/** Returns the fields that can identify an existing row: unique fields, record numbers and the title. */
export const keysOf = (entity: Entity): string[] => {
  const open = new Set(writable(entity))
  return Object.keys(entity.fields).filter((name) => {
    const field = entity.fields[name]
    if (!field || field.options.hidden || field.options.secret) return false
    if (field.kind === 'number') return true
    return (
      ['text', 'phone', 'email'].includes(field.kind) &&
      open.has(name) &&
      (name === entity.title || field.options.unique)
    )
  })
}
