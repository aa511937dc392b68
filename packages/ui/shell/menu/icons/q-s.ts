import {
  ReadOutlined,
  RocketOutlined,
  SafetyCertificateOutlined,
  SafetyOutlined,
  ShoppingOutlined,
  SmileOutlined,
  SnippetsOutlined,
  SolutionOutlined,
  StarOutlined,
} from '@ant-design/icons'
import type { IconSet } from '../icon-set.ts'

export const icons: IconSet = {
  ReadOutlined,
  RocketOutlined,
  SafetyCertificateOutlined,
  SafetyOutlined,
  ShoppingOutlined,
  SmileOutlined,
  SnippetsOutlined,
  SolutionOutlined,
  StarOutlined,
}
