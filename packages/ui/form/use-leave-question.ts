import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { askQuestion, type Question } from '../question/question.ts'
import { guardLeaving } from '../window/hash-history.ts'

const question: Question = { title: '内容未保存，确定离开吗？', okText: '离开', cancelText: '留下' }

/** Asks before changes are left behind: by a link, by the way back, by closing (`ask`), by closing the window. */
export const useLeaveQuestion = (isDirty: boolean) => {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!isDirty) return
    let end: (() => void) | undefined
    const open = guardLeaving((to, go) => {
      if (to === pathname) return false
      end = askQuestion(question, go)
      return true
    })
    return () => {
      open()
      end?.()
    }
  }, [isDirty, pathname])
  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])
  return (leave: () => void): void => {
    if (isDirty) askQuestion(question, leave)
    else leave()
  }
}
