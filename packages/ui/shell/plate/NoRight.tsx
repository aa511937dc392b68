import { LockOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { notifyDone } from '../../api/notices.ts'
import { request } from '../../api/request.ts'
import { useRightName } from '../../declarations/route-rights.ts'
import { Plate } from './Plate.tsx'
import { WhyNot } from './WhyNot.tsx'

interface Props {
  readonly screen: string
  readonly code: string
}

/** Shown for a route the person may not open: names the missing right and a way to request it. */
export const NoRight = ({ screen, code }: Props) => {
  const right = useRightName(code)
  const ask = useMutation({
    mutationFn: () => request('POST', '/api/permission/action/apply', { body: { code, screen } }),
    onSuccess: () => void notifyDone('已申请，等管理角色的同事处理'),
  })
  const button = (
    <button type="button" className="cb-button" disabled={ask.isPending || ask.isSuccess} onClick={() => ask.mutate()}>
      {ask.isSuccess ? '已申请' : '申请权限'}
    </button>
  )
  return (
    <Plate icon={<LockOutlined />} title="权限不足" acts={button}>
      打开「{screen}」需要权限「<span title={right}>{right.replace(/（.*）$/, '')}</span>」<code>{code}</code>。
      <WhyNot code={code} />
    </Plate>
  )
}
