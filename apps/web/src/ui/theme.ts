import { Button, createTheme } from '@mantine/core'
import buttonClasses from './button.module.css'

const UI =
  '"Source Sans 3 Variable","Source Sans Fallback","Noto Sans Arabic Variable","Noto Sans",system-ui,sans-serif'
const DISPLAY =
  '"Geologica Variable","Geologica Fallback","Noto Sans Arabic Variable","Source Sans 3 Variable",system-ui,sans-serif'

/** The visual direction as a Mantine theme: petrol on warm stone, apricot for evidence alone. */
export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  black: '#211D18',
  white: '#FFFFFF',
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: UI,
  fontFamilyMonospace: 'ui-monospace, monospace',
  headings: {
    fontFamily: DISPLAY,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '2.875rem', lineHeight: '1.1' },
      h2: { fontSize: '2rem', lineHeight: '1.18' },
      h3: { fontSize: '1.375rem', lineHeight: '1.25' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.3', fontWeight: '650' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.9063rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
  radius: { xs: '3px', sm: '6px', md: '9px', lg: '14px', xl: '20px' },
  colors: {
    petrol: [
      '#EBF4F5',
      '#D4E6EA',
      '#AFD0D8',
      '#85B6C2',
      '#5797A7',
      '#347B8D',
      '#1F6678',
      '#135264',
      '#0E4252',
      '#0A3340',
    ],
    gray: [
      '#FCFBF9',
      '#F5F3EF',
      '#ECE9E3',
      '#DFDBD3',
      '#C6C0B6',
      '#8C857A',
      '#6A635A',
      '#514B43',
      '#37322C',
      '#211D18',
    ],
    dark: [
      '#F0ECE5',
      '#D8D3CA',
      '#B9B3A9',
      '#A09A90',
      '#7D776E',
      '#4E4942',
      '#3A3630',
      '#25221E',
      '#1B1916',
      '#131210',
    ],
    apricot: [
      '#FFF5EC',
      '#FFE8D4',
      '#FFD6B3',
      '#FFC08E',
      '#F8A566',
      '#EB8537',
      '#CF6719',
      '#A84E0E',
      '#803B0B',
      '#572907',
    ],
  },
  components: {
    Button: Button.extend({ classNames: { root: buttonClasses['root'] }, defaultProps: { variant: 'default' } }),
  },
})
