import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const headings: Locale['headings'] = {
  summary: lines(`
apresentacao
introducao
objetivo
objetivo profissional
objetivos
perfil
perfil pessoal
perfil profissional
quem sou
resumo
resumo das qualificacoes
resumo de qualificacoes
resumo executivo
resumo profissional
sintese
sintese profissional
sobre
sobre mim
sumario
sumario executivo
`),
  experience: lines(`
atividade profissional
atuacao profissional
carreira
carreira profissional
emprego
empregos
estagio
estagios
experiencia
experiencia academica e profissional
experiencia de trabalho
experiencia laboral
experiencia profissional
experiencia relevante
experiencias
experiencias anteriores
experiencias profissionais
historico de trabalho
historico profissional
percurso
percurso profissional
trajetoria profissional
vivencia profissional
`),
  education: lines(`
academico
dissertacao
educacao
educacao e formacao
ensino
escolaridade
estudos
formacao
formacao academica
formacao e educacao
formacao educacional
formacao escolar
formacao superior
formacao universitaria
graduacao
habilitacoes
habilitacoes academicas
habilitacoes literarias
habilitacoes literarias e profissionais
historico academico
historico escolar
instrucao
percurso academico
qualificacoes academicas
tese
`),
  skills: lines(`
aptidoes
areas de atuacao
areas de especializacao
capacidades
competencias
competencias chave
competencias digitais
competencias e habilidades
competencias informaticas
competencias pessoais
competencias profissionais
competencias tecnicas
conhecimentos
conhecimentos de informatica
conhecimentos em informatica
conhecimentos especificos
conhecimentos informaticos
conhecimentos tecnicos
ferramentas
habilidades
habilidades e competencias
habilidades pessoais
habilidades profissionais
habilidades tecnicas
informatica
pontos fortes
principais competencias
principais habilidades
qualificacoes
qualificacoes profissionais
software
tecnologias
`),
  projects: lines(`
portfolio
principais projetos
projectos
projeto
projetos
projetos academicos
projetos de destaque
projetos desenvolvidos
projetos pessoais
projetos relevantes
`),
  certifications: lines(`
acreditacoes
aperfeicoamento
atividades complementares
certificacao
certificacoes
certificacoes e cursos
certificados
cursos
cursos adicionais
cursos complementares
cursos de aperfeicoamento
cursos e certificacoes
cursos e formacoes
cursos e treinamentos
cursos extracurriculares
cursos livres
formacao complementar
formacao continua
formacao profissional
licencas
licencas e certificacoes
qualificacoes complementares
treinamentos
`),
  awards: lines(`
bolsas
bolsas e premios
conquistas
distincoes
honrarias
merito
premiacoes
premios
premios e conquistas
premios e distincoes
premios e reconhecimentos
principais realizacoes
realizacoes
reconhecimentos
resultados
`),
  publications: lines(`
apresentacoes
artigos
artigos publicados
conferencias
congressos
palestras
patentes
producao cientifica
publicacoes
publicacoes e apresentacoes
`),
  languages: lines(`
competencias linguisticas
conhecimento de idiomas
conhecimentos linguisticos
idioma
idiomas
linguas
linguas estrangeiras
`),
  volunteering: lines(`
acao social
acoes voluntarias
atividades voluntarias
engajamento social
experiencia de voluntariado
experiencia voluntaria
servico comunitario
trabalho voluntario
trabalhos voluntarios
voluntariado
voluntario
`),
  interests: lines(`
atividades
atividades e interesses
atividades extracurriculares
hobbies
hobbies e interesses
interesses
interesses e hobbies
interesses e passatempos
interesses pessoais
lazer
passatempos
tempos livres
`),
  references: lines(`
recomendacoes
referencias
referencias pessoais
referencias profissionais
`),
  other: lines(`
afiliacoes
associacoes
carta de conducao
contacto
contactos
contato
contatos
dados de contato
dados pessoais
disponibilidade
diversos
endereco
fale comigo
filiacoes
habilitacao
informacao adicional
informacao pessoal
informacoes adicionais
informacoes complementares
informacoes de contacto
informacoes de contato
informacoes pessoais
links
outras informacoes
outros
redes sociais
`),
}
