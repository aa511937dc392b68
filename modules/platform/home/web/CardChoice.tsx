import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { reportError } from '@chengban/ui/api/error-notice.ts'
import { keepSetting } from '@chengban/ui/session/keep-setting.ts'
import { useState } from 'react'
import type { HomeCard } from './summary.ts'

interface Props {
  readonly cards: readonly HomeCard[]
  readonly onDone: () => void
}

/** 调整首页: which cards are shown, and in what order. */
export const CardChoice = ({ cards, onDone }: Props) => {
  const [chosen, setChosen] = useState(cards)
  const [isBusy, setBusy] = useState(false)
  const turn = (at: number): void =>
    setChosen(chosen.map((card, place) => (place === at ? { ...card, isShown: !card.isShown } : card)))
  const move = (at: number, by: number): void => {
    const next = [...chosen]
    const [card] = next.splice(at, 1)
    if (card) next.splice(at + by, 0, card)
    setChosen(next)
  }
  const keep = async (keys: readonly string[] | null): Promise<void> => {
    setBusy(true)
    await keepSetting('homeCards', keys).then(onDone, reportError)
    setBusy(false)
  }
  return (
    <section className="cb-home-choice" aria-label="调整首页">
      <ol>
        {chosen.map(({ key, label, isShown }, at) => (
          <li key={key}>
            <label>
              <input type="checkbox" checked={isShown} onChange={() => turn(at)} /> {label}
            </label>
            <button
              type="button"
              className="cb-icon-button"
              aria-label={`${label}上移`}
              disabled={at === 0}
              onClick={() => move(at, -1)}
            >
              <ArrowUpOutlined />
            </button>
            <button
              type="button"
              className="cb-icon-button"
              aria-label={`${label}下移`}
              disabled={at === chosen.length - 1}
              onClick={() => move(at, 1)}
            >
              <ArrowDownOutlined />
            </button>
          </li>
        ))}
      </ol>
      <p>
        <button type="button" className="cb-link" disabled={isBusy} onClick={() => void keep(null)}>
          恢复默认
        </button>
        <button type="button" className="cb-button" onClick={onDone}>
          取消
        </button>
        <button
          type="button"
          className="cb-button ink"
          disabled={isBusy}
          onClick={() => void keep(chosen.filter(({ isShown }) => isShown).map(({ key }) => key))}
        >
          保存
        </button>
      </p>
    </section>
  )
}
