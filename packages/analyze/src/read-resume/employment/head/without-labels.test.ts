import { expect, test } from 'vitest'
import { postsTold } from '../../samples/posts-told.ts'

test('a row of labels gives its title alone, and the firm stands above', () => {
  const text = [
    'Atuação Profissional',
    'Instituto Federal de Quarn, Tarnópolis, Brasil.',
    'Vínculo institucional',
    '2014 - Atual\tVínculo: Servidor Público, Enquadramento Funcional: Professora de Língua Portuguesa, Carga horária: 40',
    'Atividades\tAulas de leitura na escola.',
    'Universidade Regional do Tarn, Quarn, Brasil.',
    'Vínculo institucional',
    '2011 - 2013\tVínculo: Servidor Público, Enquadramento Funcional: Professora Substituta, Carga horária: 40',
    'Atividades\tCursos de linguística.',
    'Editora Canoa de Barro Ltda., Tarnópolis, Brasil.',
    'Vínculo institucional',
    '2006 - 2010\tVínculo: Celetista, Enquadramento Funcional: Revisora de Textos, Carga horária: 40',
    'Atividades\tRevisão de livros.',
  ].join('\n')
  expect(postsTold(text, 'pt')).toEqual([
    'Professora de Língua Portuguesa @ Instituto Federal de Quarn 2014-now',
    'Professora Substituta @ Universidade Regional do Tarn 2011-2013',
    'Revisora de Textos @ Editora Canoa de Barro Ltda. 2006-2010',
  ])
})
