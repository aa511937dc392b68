import { create } from 'zustand'

export interface NoticeText {
  readonly kind: 'done' | 'info' | 'warn' | 'bad'
  readonly text: string
  readonly caption?: string
  /** 编号, to be copied. */
  readonly reference?: string
  /** One thing that can be done about it: 撤销, 查看, 刷新. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

export interface Notice extends NoticeText {
  readonly id: number
}

/** The notices at the bottom of the page: at most three. Errors stay until closed, all others for 8 seconds. */
export const useNotices = create<{ readonly shown: readonly Notice[] }>(() => ({ shown: [] }))

/** Shows a notice; the same one again only begins its time anew. Gives back how to close it. */
export const notify = (notice: NoticeText): (() => void) => {
  const id = nextId++
  const isSame = (other: Notice): boolean =>
    other.kind === notice.kind && other.text === notice.text && other.caption === notice.caption
  useNotices.setState(({ shown }) => ({
    shown: [...shown.filter((other) => !isSame(other)), { ...notice, id }].slice(-3),
  }))
  const close = (): void => closeNotice(id)
  if (notice.kind !== 'bad') setTimeout(close, 8000)
  return close
}

export const closeNotice = (id: number): void =>
  useNotices.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.id !== id) }))

/** 提交成功, 删除成功, 已复制到剪贴板 … */
export const notifyDone = (text: string, action?: NoticeText['action']): (() => void) =>
  notify({ kind: 'done', text, ...(action ? { action } : {}) })

/** What went wrong in the words of who refused; stays until closed. */
export const notifyFailure = (error: unknown): (() => void) =>
  notify({ kind: 'bad', text: (error instanceof Error && error.message) || '系统异常' })

let nextId = 1
