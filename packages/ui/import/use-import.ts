import type { Entity } from '@chengban/kernel/entity.ts'
import { useRef, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { useLive } from '../live/use-live.ts'
import { sendFile } from '../upload/send-file.ts'
import { type ImportAnswer, type ImportWay, runImport, tryImport } from './import-call.ts'

interface State {
  readonly file?: File | undefined
  readonly way: ImportWay
  /** The step in progress; undefined while the person decides. */
  readonly busy?: '上传' | '检查' | '导入' | undefined
  readonly answer?: ImportAnswer | undefined
  /** Of the rows, how many are done. */
  readonly done?: { readonly done: number; readonly total: number } | undefined
  /** The sheets of the workbook. */
  readonly sheets: readonly string[]
  /** Why the sheet as a whole was refused. */
  readonly refused?: string | undefined
}

/** A sheet is uploaded once, tried whenever the way changes, and brought in at the person's word. */
export const useImport = (entity: Entity, onDone: () => void) => {
  const [state, setState] = useState<State>({ way: { mode: 'create' }, sheets: [] })
  const url = useRef<string | undefined>(undefined)
  const ended = useRef(new AbortController())
  const put = (next: Partial<State>): void => setState((now) => ({ ...now, ...next }))

  useLive('progress', ({ key, done, total }) => {
    if (key === url.current) put({ done: { done, total } })
  })
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    put({ refused: undefined, answer: undefined, done: undefined })
    try {
      await work()
    } catch (error) {
      if (!ended.current.signal.aborted) put({ refused: sentenceOf(error), ...sheetsOf(error) })
    } finally {
      put({ busy: undefined })
    }
  }
  const check = async (way: ImportWay): Promise<void> => {
    put({ busy: '检查' })
    if (!url.current) return
    const answer = await tryImport(entity, url.current, way)
    put({ answer, sheets: answer.sheets })
  }
  return {
    ...state,
    choose: (file: File) =>
      attempt(async () => {
        const { sheet: _, ...way } = state.way
        put({ file, busy: '上传', way, sheets: [] })
        url.current = undefined
        const options = { onProgress: () => undefined, signal: ended.current.signal }
        url.current = (await sendFile(file, { folder: 'import' }, options)).url
        await check(way)
      }),
    change: (way: ImportWay) => {
      put({ way })
      return url.current ? attempt(() => check(way)) : undefined
    },
    run: () =>
      attempt(async () => {
        put({ busy: '导入' })
        if (!url.current) return
        const answer = await runImport(entity, url.current, state.way)
        put({ answer })
        if (answer.stored) onDone()
      }),
    stop: () => ended.current.abort(),
  }
}

const sheetsOf = (error: unknown): Pick<State, 'sheets'> | undefined => {
  const sheets = error instanceof ApiError ? error.data?.sheets : undefined
  return Array.isArray(sheets) ? { sheets } : undefined
}

const sentenceOf = (error: unknown): string => {
  if (error instanceof ApiError) return Object.values(error.fields)[0] ?? error.message
  return error instanceof Error ? error.message : '系统异常'
}
