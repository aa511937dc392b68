import { create } from 'zustand'

/** Something asked before it is done. */
export interface Question {
  readonly title: string
  /** 确定 when left out. */
  readonly okText?: string
  /** 取消 when left out. */
  readonly cancelText?: string
  /** Marks an act that cannot be undone: the focus starts on the cancel button. */
  readonly isDanger?: boolean
}

interface OpenQuestion extends Question {
  readonly id: number
  /** Runs after 确定, the dialog stays while it runs. */
  readonly act: () => unknown
  readonly refuse: () => void
}

/** The question in front of the page; a later one waits for nobody and takes its place. */
export const useQuestion = create<{ readonly asked: OpenQuestion | undefined }>(() => ({ asked: undefined }))

/** Asks, and acts on 确定. Gives back how to take the question away unanswered. */
export const askQuestion = (question: Question, act: () => unknown, refuse: () => void = () => undefined) => {
  const id = nextId++
  useQuestion.setState({ asked: { ...question, id, act, refuse } })
  return (): void => endQuestion(id)
}

export const endQuestion = (id: number): void =>
  useQuestion.setState(({ asked }) => ({ asked: asked?.id === id ? undefined : asked }))

let nextId = 1
