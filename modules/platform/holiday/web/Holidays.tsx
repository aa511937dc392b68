import { LeftOutlined, PlusOutlined, RightOutlined } from '@ant-design/icons'
import { readAllRows, removeRows } from '@chengban/ui/data/calls.ts'
import type { Row } from '@chengban/ui/data/row.ts'
import { today } from '@chengban/ui/dates/date-time.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { lazyPart } from '@chengban/ui/declarations/load-part.ts'
import { ImportButton } from '@chengban/ui/import/ImportButton.tsx'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { confirm } from '@chengban/ui/table/confirm.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { HolidayList } from './HolidayList.tsx'
import { PasteYear } from './PasteYear.tsx'
import { YearCalendar } from './YearCalendar.tsx'
import './holidays.css'

const FormDrawer = lazyPart(() => import('@chengban/ui/form/FormDrawer.tsx'))

/** 节假日: a year in sight; a press on a day sets what it is. */
export default function Holidays() {
  const entity = useEntity('holiday')
  const client = useQueryClient()
  const [year, setYear] = useState(Number(today().slice(0, 4)))
  const [opened, setOpened] = useState<Row>()
  const [isPasting, setPasting] = useState(false)
  const { data: rows, error, refetch } = useYear(year)
  const again = (): void => {
    void client.invalidateQueries({ queryKey: ['list', 'holiday'] })
    void client.invalidateQueries({ queryKey: ['holidays'] })
  }
  if (error && !rows) return <ListFailed error={error} label="节假日" onAgain={() => void refetch()} />
  const open = (day: string): void => setOpened(rows?.find(({ date }) => date === day) ?? { date: day })
  const remove = (row: Row): void =>
    confirm.remove([`${String(row.date)} ${String(row.name)}`], () => removeRows(entity, [row]).then(again))
  return (
    <section className="cb-holidays" aria-label="节假日" aria-busy={rows === undefined}>
      <header>
        <button type="button" className="cb-icon-button" aria-label="上一年" onClick={() => setYear(year - 1)}>
          <LeftOutlined />
        </button>
        <h1>{year} 年</h1>
        <button type="button" className="cb-icon-button" aria-label="下一年" onClick={() => setYear(year + 1)}>
          <RightOutlined />
        </button>
        <span />
        <ImportButton entity={entity} onDone={again} />
        <Button onClick={() => setPasting(true)}>粘贴导入</Button>
        <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpened({})}>
          新增
        </Button>
      </header>
      <div>
        <YearCalendar year={year} rows={rows ?? []} onDay={open} />
        <HolidayList rows={rows} onOpen={setOpened} onRemove={remove} />
      </div>
      {isPasting && <PasteYear year={year} onClose={() => setPasting(false)} onDone={again} />}
      {opened && (
        <Suspense>
          <FormDrawer
            entity={entity}
            screen="/admin#节假日"
            {...('id' in opened ? { row: opened } : { initial: opened })}
            onClose={() => setOpened(undefined)}
            onSaved={again}
          />
        </Suspense>
      )}
    </section>
  )
}

const useYear = (year: number) => {
  const entity = useEntity('holiday')
  return useQuery({
    queryKey: ['list', 'holiday', 'year', year],
    queryFn: ({ signal }) => {
      const filters = { date: { greaterThanOrEqualTo: `${year}-01-01`, lessThanOrEqualTo: `${year}-12-31` } }
      return readAllRows(entity, { filters, sort: 'date' }, signal)
    },
    meta: { quiet: true },
  })
}
