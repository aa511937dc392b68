import { LeftOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Pulled } from '../sheet/Pulled.tsx'
import './phone.css'

interface Props {
  readonly title: string
  readonly children: ReactNode
  /** Fixed at the foot. */
  readonly bar?: ReactNode
}

/** A page that fills the phone: bar with the way back, what it shows, acts fixed at the foot. */
export const PhonePage = ({ title, children, bar }: Props) => {
  const navigate = useNavigate()
  const back = (): void => {
    if (history.length > 1) navigate(-1)
    else navigate('/phone/applyAudits')
  }
  return (
    <div className="cb-page">
      <header>
        <button type="button" className="cb-icon-button" aria-label="返回" onClick={back}>
          <LeftOutlined />
        </button>
        <h1>{title}</h1>
      </header>
      <Pulled>{children}</Pulled>
      {bar && <footer>{bar}</footer>}
    </div>
  )
}
