import { today } from '@chengban/ui/dates/date-time.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { useLeaveQuestion } from '@chengban/ui/form/use-leave-question.ts'
import { LineEditor } from '@chengban/ui/kinds/lines/LineEditor.tsx'
import { PeriodBar } from '@chengban/ui/list/PeriodBar.tsx'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { columnsOf, freshLine } from './target-year.ts'
import { useTargetYear } from './use-target-year.ts'
import './target-year.css'

const thisYear = (): number => Number(today().slice(0, 4))

/** 年度目标: people and departments by the months of a year, typed or pasted, and saved in one step. */
export const TargetYear = () => {
  const [year, setYear] = useState(thisYear)
  const { lines, errors, error, isBusy, isRead, count, change, drop, save } = useTargetYear(year)
  const { fields } = useEntity('salesTarget')
  const columns = useMemo(() => columnsOf(fields), [fields])
  const leave = useLeaveQuestion(count > 0)
  const turn = (to: number): void =>
    leave(() => {
      drop()
      setYear(to)
    })
  return (
    <section className="cb-target-year" aria-label="年度目标" aria-busy={!isRead}>
      <PeriodBar title={`${year} 年`} onStep={(by) => turn(year + by)} onToday={() => turn(thisYear())}>
        <span className="cb-target-year-acts">
          {count > 0 && <small>{count} 个月未保存</small>}
          <Button disabled={count === 0 || isBusy} onClick={drop}>
            还原
          </Button>
          <Button type="primary" disabled={count === 0} loading={isBusy} onClick={() => void save()}>
            保存
          </Button>
        </span>
      </PeriodBar>
      {error && <p role="alert">{error.message}</p>}
      {isRead && (
        <LineEditor
          id="target-year"
          label="目标"
          entity="salesTarget"
          columns={columns}
          lines={lines}
          errors={errors}
          fresh={freshLine}
          max={200}
          onChange={change}
        />
      )}
    </section>
  )
}
