import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { NavigationType, Router } from 'react-router'
import { type HashHistory, hashHistory, type Update } from './hash-history.ts'

interface Props {
  readonly children: ReactNode
  readonly history?: HashHistory
}

/** The router over the window's own history; the page stays in sight until the next one can be drawn. */
export const HashRouter = ({ children, history: given }: Props) => {
  const [history] = useState(() => given ?? hashHistory())
  const [{ location, action }, go] = useState<Update>({ location: history.current(), action: NavigationType.Pop })
  useLayoutEffect(() => history.listen((update) => startTransition(() => go(update))), [history])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
