import { useKept } from '@chengban/ui/data/kept.ts'
import { AddLine } from './AddLine.tsx'
import { DayHead } from './DayHead.tsx'
import { DayPlace, useDayPlace } from './DayPlace.tsx'
import { DayReport } from './DayReport.tsx'
import { type ReportTexts, sendOutput, type Today } from './day-calls.ts'
import { hourWords, type Line, lineOf, otherLine, restoredLines, sumOf } from './day-lines.ts'
import { Refused } from './Refused.tsx'
import { ToldLine } from './ToldLine.tsx'
import { useSending } from './use-day.ts'

interface Props {
  readonly today: Today
  readonly source: '手机' | '电脑'
  readonly again: () => void
}

interface Typed {
  readonly lines: readonly Line[]
  readonly said: ReportTexts
}

/** Starts from the draft kept on the device, else from the planned items as done. */
const useOutput = (today: Today) => {
  const known = [...today.items, ...today.suggestions].map(lineOf)
  const {
    value,
    change: setValue,
    isRestored,
    place,
    forget,
  } = useKept<Typed>(`output ${today.date}`, (kept) =>
    kept ? { ...kept, lines: restoredLines(kept.lines, known) } : { lines: today.items.map(lineOf), said: {} },
  )
  const { lines, said } = value
  const isPlanned = (line: Line): boolean => today.items.some(({ id }) => id && id === line.id)
  const rest = known.filter((one) => !lines.some(({ key }) => key === one.key))
  const setLines = (next: readonly Line[]): void => setValue({ lines: next, said })
  return {
    ...{ lines, said, rest, isRestored, kept: place, forget },
    change: (key: string, more: Partial<Line>) =>
      setLines(lines.map((line) => (line.key === key ? { ...line, ...more } : line))),
    remove: (key: string) => setLines(lines.filter((line) => line.key !== key)),
    add: (line: Line) => setLines([...lines, isPlanned(line) ? line : { ...line, planHours: 0, isPlanned: false }]),
    setSaid: (next: ReportTexts) => setValue({ lines, said: next }),
  }
}

/** The evening: what came of the day as it most likely went, and the report of it; one press hands both in. */
export const TellDay = ({ today, source, again }: Props) => {
  const { lines, said, rest, change, remove, add, setSaid, isRestored, kept, forget } = useOutput(today)
  const { isBusy, isWaiting, refused, faults, send } = useSending(again, forget, {
    title: `今日产出 ${today.date}`,
    kept,
  })
  const isPlaced = today.report.kind === 'marketWork'
  const place = useDayPlace(isPlaced)
  const sum = sumOf(lines, 'actualHours')
  const placed = place.coordinate ? { coordinate: place.coordinate } : {}
  const hand = (): void =>
    void send(lines, async () => {
      const { report } = await sendOutput(today, lines, { ...said, ...placed }, source)
      return report.message ? `已保存，日报为草稿：${report.message}` : '已提交'
    })
  return (
    <div className="cb-day">
      <div className="cb-day-body">
        <DayHead
          lines={lines}
          hours="actualHours"
          against={`计划 ${hourWords(sumOf(lines, 'planHours'))}`}
          due={today.report.tzDue}
        />
        {isRestored && <p className="cb-day-none">已恢复上次没有提交的内容</p>}
        {lines.length === 0 && <p className="cb-day-none">今天还没有事项，从下面添加</p>}
        <ul className="cb-day-lines" aria-label="今日产出">
          {lines.map((line) => (
            <ToldLine
              key={line.key}
              line={line}
              fault={faults[line.key]}
              onChange={(more) => change(line.key, more)}
              onRemove={() => remove(line.key)}
            />
          ))}
        </ul>
        <AddLine
          rest={rest}
          onAdd={(line) => add({ ...line, actualHours: line.planHours })}
          onType={(title) => add(otherLine(title, 'actualHours', lines.length))}
        />
        <DayReport report={today.report} lines={lines} said={said} onSay={setSaid} />
        {isPlaced && (
          <DayPlace
            place={place}
            reason={said.placeReason ?? ''}
            onReason={(placeReason) => setSaid({ ...said, placeReason })}
          />
        )}
      </div>
      <footer className="cb-day-foot">
        <Refused {...{ isWaiting, refused, again }} />
        <button type="button" className="cb-button ink" disabled={isBusy || sum === 0} onClick={hand}>
          提交（{hourWords(sum)}小时）
        </button>
      </footer>
    </div>
  )
}
