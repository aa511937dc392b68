import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { pullEnough, usePull } from './use-pull.ts'
import './pulled.css'

interface Props {
  readonly className?: string
  readonly id?: string
  readonly children: ReactNode
}

/** The scrolling part of a phone page: drawn down from its top it reads what it shows anew. */
export const Pulled = ({ className, id, children }: Props) => {
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const { place, by } = usePull(() => {
    setAsked(true)
    void client.invalidateQueries().finally(() => setAsked(false))
  })
  const isReading = useIsFetching() > 0 && isAsked
  return (
    <main ref={place} className={className} id={id} tabIndex={-1}>
      {(by > 8 || isReading) && (
        <p className="cb-pulled" role="status" style={{ height: isReading ? 40 : by }}>
          {isReading ? '正在刷新' : by >= pullEnough ? '松开刷新' : '下拉刷新'}
        </p>
      )}
      {children}
    </main>
  )
}
