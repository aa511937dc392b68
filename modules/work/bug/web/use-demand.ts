import { ApiError } from '@chengban/ui/api/api-error.ts'
import { request } from '@chengban/ui/api/request.ts'
import { kindNames, reportHeaders } from '@chengban/ui/client/problems.ts'
import { keep, readKept } from '@chengban/ui/data/kept.ts'
import type { FileEntry } from '@chengban/ui/files/file-entry.ts'
import { keepUnsent } from '@chengban/ui/outbox/keep-unsent.ts'
import { useState } from 'react'

type Kind = keyof typeof kindNames

type Words = Readonly<Record<string, string>>

/** A picture that was brought, with how it looks on this device. */
export interface Picture {
  readonly file: FileEntry
  readonly look: string
}

/** The created problem. It has no code while it waits in the outbox. */
interface Made {
  readonly id?: string
  readonly code: string
}

/** Five of a fault, three of a wish. */
export const prioritiesOf = (kind: string | undefined): readonly string[] =>
  kind === 'applyFor' ? ['高', '中', '低'] : ['急', '高', '中', '低', '缓']

const me = 'demand me'

/**
 * State of the form. The text stays on the device until it is sent, and the reporter's details are kept for the next
 * report.
 */
export const useDemand = (params: URLSearchParams) => {
  const key = `demand ${params.get('temporaryId') ?? ''}`
  const [words, setWords] = useState<Words>(() => begunWords(params, key))
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const [errors, setErrors] = useState<Words>({})
  const [told, setTold] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<Made>()
  const headers = reportHeaders(params)
  const say = (name: string, value: string): void => {
    const next = { ...words, [name]: value }
    setWords(next)
    setErrors({ ...errors, [name]: '' })
    keep(key, next)
  }
  const send = async (): Promise<void> => {
    setBusy(true)
    setTold('')
    const { kind = 'bug', priority } = words
    const fits = prioritiesOf(kind).includes(priority ?? '') ? { priority } : {}
    const file = pictures.map((picture) => picture.file)
    const body = { ...words, kind, priority: undefined, ...fits, file, temporaryId: params.get('temporaryId') }
    await request<Made>('POST', '/api/bug/demandApply', { body, headers }).then(taken, (error) =>
      refused(error, kind === 'applyFor' ? kind : 'bug'),
    )
    setBusy(false)
  }
  const taken = (answer: Made): void => {
    const { user = '', phone = '' } = words
    keep(me, { user, phone })
    keep(key, undefined)
    setMade(answer)
  }
  const refused = async (error: unknown, kind: Kind): Promise<void> => {
    const title = `${kindNames[kind]} ${words.name ?? ''}`
    if (await keepUnsent(error, { title, restores: { [key]: words } })) return taken({ code: '' })
    const fields = error instanceof ApiError ? error.fields : {}
    setErrors(fields)
    if (Object.keys(fields).length === 0) setTold(error instanceof Error ? error.message : '系统异常')
  }
  const another = (): void => {
    setWords({ ...readKept<Words>(me), ...(words.projectId ? { projectId: words.projectId } : {}) })
    setPictures([])
    setMade(undefined)
  }
  return { words, errors, told, isBusy, made, headers, pictures, say, send, another, setPictures }
}

/** What the device keeps of the person and of this sheet, and the project that the address names. */
const begunWords = (params: URLSearchParams, key: string): Words => {
  const projectId = params.get('projectId')
  return { ...readKept<Words>(me), ...readKept<Words>(key), ...(projectId ? { projectId } : {}) }
}
