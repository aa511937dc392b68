import { Link } from 'react-router'
import { useTabTitle } from '../tabs.ts'
import { Plate } from './Plate.tsx'

/** An unknown path. */
export const NotFound = () => {
  useTabTitle('页面不存在')
  return (
    <Plate
      title="页面不存在"
      acts={
        <Link className="cb-button" to="/hello">
          返回首页
        </Link>
      }
    >
      地址可能写错了，或者这个页面已经搬走。
    </Plate>
  )
}
