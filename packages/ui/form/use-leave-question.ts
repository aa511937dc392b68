import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { askQuestion, type Question } from '../question/question.ts'

const question: Question = { title: '内容未保存，确定离开吗？', okText: '离开', cancelText: '留下' }

/** Asks before changes are left behind: by a link, by closing (`ask`), by closing the window. */
export const useLeaveQuestion = (isDirty: boolean) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])
  useEffect(() => {
    return blocker.state === 'blocked' ? askQuestion(question, blocker.proceed, blocker.reset) : undefined
  }, [blocker])
  return (leave: () => void): void => {
    if (isDirty) askQuestion(question, leave)
    else leave()
  }
}
