import { locate } from '@chengban/ui/kinds/place/locate.ts'
import { useEffect, useState } from 'react'
import type { ReportTexts } from './day-calls.ts'

interface Place {
  readonly coordinate?: NonNullable<ReportTexts['coordinate']>
  readonly fault?: string
}

/** The device's position, read once when the page opens, for reports that carry one. */
export const useDayPlace = (isTold: boolean): Place => {
  const [place, setPlace] = useState<Place>({})
  useEffect(() => {
    if (!isTold) return
    locate().then(
      (coordinate) => setPlace({ coordinate: { ...coordinate, address: '' } }),
      (error: Error) => setPlace({ fault: error.message }),
    )
  }, [isTold])
  return place
}

interface Props {
  readonly place: Place
  readonly reason: string
  readonly onReason: (reason: string) => void
}

/** Asks for a reason where the device gives no position. */
export const DayPlace = ({ place: { coordinate, fault }, reason, onReason }: Props) => {
  if (!fault) return <p className="cb-day-none">{coordinate ? '已定位' : '正在定位…'}</p>
  return (
    <label className="cb-day-placeless">
      <span>无定位原因</span>
      <input value={reason} placeholder={fault} maxLength={255} onChange={(event) => onReason(event.target.value)} />
    </label>
  )
}
