import { type ThemeConfig, theme } from 'antd'
import { exactMap } from './antd-exact.ts'
import { type Mode, measure, type TokenName, type Tokens, tokensOf } from './tokens.ts'

const known = new Map<string, ThemeConfig>()

/** The theme of a look, the same each time: antd works a new one out from its seeds, however like the last it is. */
export const themeFor = (mode: Mode, contrast: boolean, isNarrow: boolean): ThemeConfig => {
  const key = keyOf(mode, contrast, isNarrow)
  const theme = known.get(key) ?? antdTheme(mode, contrast, isNarrow)
  known.set(key, theme)
  return theme
}

/** Gives each look its own names of CSS variables, so that two looks never overwrite each other. */
const keyOf = (mode: Mode, contrast: boolean, isNarrow: boolean): string =>
  ['cb', mode, contrast && 'contrast', isNarrow && 'narrow'].filter(Boolean).join('-')

/** antd's theme for a mode, every value of it read from tokens.css; on the phone controls are as high as a finger needs. */
export const antdTheme = (mode: Mode, contrast = false, isNarrow = false): ThemeConfig => {
  const tokens = tokensOf(mode, contrast)
  const base = mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm
  const exact = exactMap(tokens)
  return {
    algorithm: [base, (_seed, map) => ({ ...(map ?? base(_seed)), ...exact })],
    hashed: false,
    cssVar: { key: keyOf(mode, contrast, isNarrow) },
    token: { ...colours(tokens), ...shapes(tokens, isNarrow) },
    components: components(tokens),
  }
}

const colours = (tokens: Tokens): NonNullable<ThemeConfig['token']> => {
  const of = (name: TokenName): string => tokens[name]
  return {
    colorBgLayout: of('desk'),
    colorBgContainer: of('sheet'),
    colorBgElevated: of('raised'),
    colorFillQuaternary: of('sunken'),
    colorFillSecondary: of('press'),
    controlItemBgHover: of('hover'),
    controlItemBgActive: of('indigo-wash'),
    controlItemBgActiveHover: of('indigo-wash'),
    colorBorder: of('edge'),
    colorBorderSecondary: of('line'),
    colorText: of('ink'),
    colorTextSecondary: of('ink-2'),
    colorTextTertiary: of('ink-3'),
    colorTextDescription: of('ink-3'),
    colorTextPlaceholder: of('ink-3'),
    colorTextQuaternary: of('ink-4'),
    colorTextDisabled: of('ink-4'),
    colorBgMask: of('scrim'),
    controlOutline: of('focus'),
    boxShadow: of('float'),
    boxShadowSecondary: of('float'),
  }
}

const shapes = (tokens: Tokens, isNarrow: boolean): NonNullable<ThemeConfig['token']> => {
  const px = (name: TokenName): number => measure(tokens, name)
  return {
    borderRadiusSM: px('r-s'),
    borderRadius: px('r'),
    borderRadiusLG: px('r-l'),
    controlHeightSM: px('h-s'),
    controlHeight: px(isNarrow ? 'touch' : 'h'),
    controlHeightLG: px('h-l'),
    controlOutlineWidth: 3,
    fontFamily: tokens.font,
    fontFamilyCode: tokens.mono,
    fontSizeSM: px('t-cap'),
    fontSize: px('t-body'),
    fontSizeLG: px('t-sub'),
    fontWeightStrong: px('w-strong'),
    motionDurationFast: seconds(tokens, 'quick'),
    motionDurationMid: seconds(tokens, 'calm'),
    motionDurationSlow: seconds(tokens, 'calm'),
  }
}

const seconds = (tokens: Tokens, name: TokenName): string => `${measure(tokens, name) / 1000}s`

const components = (tokens: Tokens): NonNullable<ThemeConfig['components']> => {
  const of = (name: TokenName): string => tokens[name]
  const field = {
    activeShadow: `0 0 0 3px ${of('indigo-wash')}`,
    errorActiveShadow: `0 0 0 3px ${of('bad-wash')}`,
    activeBorderColor: of('indigo'),
    hoverBorderColor: of('ink-4'),
  }
  return {
    Input: field,
    Radio: { colorBorder: of('ink-4') },
    Checkbox: { colorBorder: of('ink-4') },
    InputNumber: field,
    DatePicker: field,
    Select: { activeOutlineColor: of('indigo-wash'), activeBorderColor: of('indigo'), hoverBorderColor: of('ink-4') },
    Button: {
      colorPrimary: of('ink'),
      colorPrimaryHover: of('ink-2'),
      colorPrimaryActive: of('ink-2'),
      primaryColor: of('on-ink'),
      colorTextLightSolid: of('on-ink'),
      dangerColor: of('on-seal'),
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      fontWeight: measure(tokens, 'w'),
    },
    Table: {
      headerBg: of('sunken'),
      headerColor: of('ink-3'),
      headerSplitColor: 'transparent',
      headerBorderRadius: 0,
      fontWeightStrong: measure(tokens, 'w'),
      cellFontSize: measure(tokens, 't-row'),
      cellFontSizeSM: measure(tokens, 't-row'),
      cellPaddingBlockSM: 5,
    },
    Tabs: { inkBarColor: of('ink'), itemSelectedColor: of('ink'), itemHoverColor: of('ink') },
    Segmented: { trackBg: of('press'), itemSelectedBg: of('sheet') },
    Tag: { defaultBg: of('still-wash') },
    Form: { itemMarginBottom: 12, verticalLabelPadding: '0 0 8px' },
    Tooltip: { colorBgSpotlight: of('ink'), colorTextLightSolid: of('on-ink') },
    Drawer: { padding: 24, paddingLG: 24 },
    Modal: { paddingContentHorizontalLG: 24, titleFontSize: measure(tokens, 't-sub') },
  }
}
