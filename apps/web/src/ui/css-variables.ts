import type { CSSVariablesResolver } from '@mantine/core'

/** The arrow of a field that opens to choices, in a colour that a picture cannot take from the page. */
const arrow = (stroke: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 8' fill='none' stroke='%23${stroke}' stroke-width='1.6' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M1.5 1.5 6 6l4.5-4.5'/%3E%3C/svg%3E")`

const color = (name: string, shade: number) => `var(--mantine-color-${name}-${shade})`

/** Meanings, as the screens are drawn: components use these and never a raw shade. */
const LIGHT = {
  '--eh-page': color('gray', 1),
  '--eh-surface': '#fff',
  '--eh-sunken': color('gray', 0),
  '--eh-hover': '#F9F7F3',
  '--eh-line': color('gray', 3),
  '--eh-line-soft': color('gray', 2),
  '--eh-line-field': color('gray', 5),
  '--eh-ink': color('gray', 9),
  '--eh-ink-2': color('gray', 7),
  '--eh-ink-3': color('gray', 6),
  '--eh-primary': color('petrol', 7),
  '--eh-on-primary': '#fff',
  '--eh-link': color('petrol', 7),
  '--eh-primary-soft': color('petrol', 0),
  '--eh-primary-line': color('petrol', 2),
  '--eh-data': color('petrol', 6),
  '--eh-data-2': color('petrol', 3),
  '--eh-data-3': color('petrol', 1),
  '--eh-data-dim': '#4D8D9E',
  '--eh-ev': color('apricot', 2),
  '--eh-ev-line': color('apricot', 5),
  '--eh-ev-ink': color('gray', 9),
  '--eh-ev-soft': color('apricot', 0),
  '--eh-ev-text': color('apricot', 8),
  '--eh-good': '#2B8A57',
  '--eh-good-ink': '#17633B',
  '--eh-good-soft': '#E0F0E5',
  '--eh-mid': '#A68200',
  '--eh-mid-ink': '#6F5600',
  '--eh-low': '#C2414A',
  '--eh-low-ink': '#9B2531',
  '--eh-low-soft': '#FAE3E2',
  '--eh-focus': color('petrol', 5),
  '--eh-arrow': arrow('6A635A'),
  '--eh-arrow-link': arrow('135264'),
  '--mantine-shadow-xs': '0 1px 0 rgb(55 45 30/.06)',
  '--mantine-shadow-sm': '0 1px 2px rgb(55 45 30/.07),0 2px 6px -2px rgb(55 45 30/.06)',
  '--mantine-shadow-md': '0 1px 2px rgb(55 45 30/.06),0 10px 24px -8px rgb(55 45 30/.16)',
  '--mantine-shadow-lg': '0 2px 4px rgb(55 45 30/.06),0 28px 64px -16px rgb(55 45 30/.30)',
}

const DARK: Record<keyof typeof LIGHT, string> = {
  '--eh-page': color('dark', 8),
  '--eh-surface': color('dark', 7),
  '--eh-sunken': '#1F1D19',
  '--eh-hover': '#2C2924',
  '--eh-line': color('dark', 6),
  '--eh-line-soft': '#302C27',
  '--eh-line-field': color('dark', 4),
  '--eh-ink': color('dark', 0),
  '--eh-ink-2': color('dark', 1),
  '--eh-ink-3': color('dark', 2),
  '--eh-primary': color('petrol', 3),
  '--eh-on-primary': '#08232C',
  '--eh-link': '#9CCAD5',
  '--eh-primary-soft': '#1B3037',
  '--eh-primary-line': '#2F5663',
  '--eh-data': '#5F9FAF',
  '--eh-data-2': '#366877',
  '--eh-data-3': '#27434B',
  '--eh-data-dim': '#47808F',
  '--eh-ev': '#6A3E17',
  '--eh-ev-line': color('apricot', 4),
  '--eh-ev-ink': '#FFEEDD',
  '--eh-ev-soft': '#32261A',
  '--eh-ev-text': '#F8B985',
  '--eh-good': '#56B982',
  '--eh-good-ink': '#8AD3A8',
  '--eh-good-soft': '#1E3428',
  '--eh-mid': '#D9B530',
  '--eh-mid-ink': '#E8CC66',
  '--eh-low': '#E2737A',
  '--eh-low-ink': '#F3A3A5',
  '--eh-low-soft': '#422527',
  '--eh-focus': color('petrol', 2),
  '--eh-arrow': arrow('B9B3A9'),
  '--eh-arrow-link': arrow('9CCAD5'),
  '--mantine-shadow-xs': 'none',
  '--mantine-shadow-sm': '0 1px 2px rgb(0 0 0/.4)',
  '--mantine-shadow-md': '0 10px 24px -8px rgb(0 0 0/.6)',
  '--mantine-shadow-lg': '0 28px 64px -12px rgb(0 0 0/.75)',
}

/** Mantine's own variables, pointed at our meanings: fields and buttons keep a border of 3:1. */
const MANTINE = {
  '--mantine-color-body': 'var(--eh-page)',
  '--mantine-color-text': 'var(--eh-ink)',
  '--mantine-color-dimmed': 'var(--eh-ink-3)',
  '--mantine-color-placeholder': 'var(--eh-ink-3)',
  '--mantine-color-anchor': 'var(--eh-link)',
  '--mantine-color-error': 'var(--eh-low-ink)',
  '--mantine-color-default': 'var(--eh-surface)',
  '--mantine-color-default-hover': 'var(--eh-hover)',
  '--mantine-color-default-color': 'var(--eh-ink)',
  '--mantine-color-default-border': 'var(--eh-line-field)',
}

/** A cell of a heat map that is not met: empty and struck through. */
const STRUCK =
  'linear-gradient(to top right,transparent calc(50% - .7px),var(--eh-ink-3) calc(50% - .7px) calc(50% + .7px),transparent calc(50% + .7px)),var(--eh-line-soft)'

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--eh-font-resume':
      '"Source Serif 4 Variable","Noto Naskh Arabic Variable","Noto Serif",var(--eh-font-scripts),Georgia,serif',
    '--eh-struck': STRUCK,
  },
  light: { ...LIGHT, ...MANTINE },
  dark: { ...DARK, ...MANTINE },
})
