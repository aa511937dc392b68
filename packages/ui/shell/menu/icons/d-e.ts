import {
  DatabaseOutlined,
  DeploymentUnitOutlined,
  DesktopOutlined,
  DotChartOutlined,
  ExperimentOutlined,
} from '@ant-design/icons'
import type { IconSet } from '../icon-set.ts'

export const icons: IconSet = {
  DatabaseOutlined,
  DeploymentUnitOutlined,
  DesktopOutlined,
  DotChartOutlined,
  ExperimentOutlined,
}
