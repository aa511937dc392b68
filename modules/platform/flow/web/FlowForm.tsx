import { type FlowSetting, leastHours, mostHours } from '@chengban/kernel/flow-config.ts'
import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Button, InputNumber } from 'antd'
import { useState } from 'react'
import { FlowLevel } from './FlowLevel.tsx'
import { type Flow, type Flows, flowsKey, spoken, usualHours } from './flows.ts'
import { StrategyChoice } from './StrategyChoice.tsx'

interface Props extends Pick<Flows, 'roles' | 'operations'> {
  readonly flow: Flow
}

/** How a kind of record is approved, level by level; it holds from the next submission on. */
export const FlowForm = ({ flow, roles, operations }: Props) => {
  const client = useQueryClient()
  const [setting, setSetting] = useState<FlowSetting>(flow.setting)
  const [isBusy, setBusy] = useState(false)
  const change = (part: FlowSetting): void => setSetting({ ...setting, ...part })
  const keep = async (next: object): Promise<void> => {
    setBusy(true)
    try {
      await request('POST', '/api/flow/set', { body: { entity: flow.entity, setting: next } })
      notifyDone('提交成功')
      await client.invalidateQueries({ queryKey: flowsKey })
    } catch (error) {
      reportError(error)
    } finally {
      setBusy(false)
    }
  }
  const named = { flow, roles, operations }
  return (
    <section className="cb-flow" aria-label={flow.label}>
      <h2>{flow.label}</h2>
      <p>
        保存后立即生效，已经派出的审批任务不变。申请人不能审批自己的单据；按规则找不到人时，依次找上级部门负责人和流程管理员。
      </p>
      {levelsOf(flow).map((level) => (
        <FlowLevel key={level} level={level} setting={setting} onChange={change} {...named} />
      ))}
      <fieldset>
        <legend>时限与抄送</legend>
        <label className="cb-flow-word" htmlFor="flow-hours">
          审批时限
        </label>
        <span>
          <InputNumber
            id="flow-hours"
            min={leastHours}
            max={mostHours}
            value={setting.slaHours ?? usualHours}
            onChange={(hours) => change({ slaHours: hours ?? usualHours })}
          />{' '}
          个工作小时，到时提醒审批人，两倍时提醒其上级
        </span>
        <span className="cb-flow-word">抄送</span>
        <Copies setting={setting} onChange={change} {...named} />
      </fieldset>
      <footer>
        <Button type="text" disabled={isBusy || !flow.isSet} onClick={() => void keep({})}>
          恢复默认
        </Button>
        <Button type="primary" loading={isBusy} onClick={() => void keep(spoken(setting))}>
          保存
        </Button>
      </footer>
    </section>
  )
}

const levelsOf = ({ levels }: Flow): readonly number[] => Array.from({ length: levels }, (_, at) => at + 1)

interface PartProps extends Props {
  readonly setting: FlowSetting
  readonly onChange: (part: FlowSetting) => void
}

const Copies = ({ setting: { cc = [] }, onChange, ...named }: PartProps) => (
  <div className="cb-flow-lines">
    {cc.map((strategy, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and keep nothing of their own
      <span key={at}>
        <StrategyChoice
          {...named}
          isCopy
          label={`抄送${at + 1}`}
          value={strategy}
          onChange={(next) => onChange({ cc: cc.with(at, next) })}
        />
        <Button type="text" onClick={() => onChange({ cc: cc.toSpliced(at, 1) })}>
          移除
        </Button>
      </span>
    ))}
    <Button onClick={() => onChange({ cc: [...cc, 'superior'] })}>添加抄送</Button>
  </div>
)
