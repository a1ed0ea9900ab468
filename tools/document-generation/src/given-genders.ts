const men = new Set(
  `aaron abraham adam adrian alan albert alejandro alfred allen alvin andrew anthony antonio arnold arthur barry ben benjamin bernard bill bob brad bradley brandon brendan brent brett brian bruce bryan
  calvin carl carlos charles chad christopher clarence claude clifford clinton craig curtis dan daniel darnell darrell darren daryl dave david dennis derek diego dmitri don donald doug douglas duane dustin dwayne
  earl ed eddie edgar eduardo edward edwin eli elijah elmer emmanuel enrique eric erik ernest ernesto ethan eugene evan felix fernando floyd frank fred frederick gary gene geoffrey george gerald gerardo gilbert
  glenn gordon greg gregory gus guy harold harry harvey hector henry herbert herman howard hugh ian isaac ivan jack jacob jaime jake james jared jason javier jeff jeffrey jeremiah jeremy jerome jesus jim
  jimmy joe joel john johnny jonathan jorge jose joseph joshua juan julio justin karl keith ken kenneth kevin kurt kyle lance larry lawrence leo leon leonard leroy lewis lloyd louis lucas luis luke manuel marc
  marcus mario mark martin marvin matthew maurice max melvin miguel mike milton mitchell mohammed nathan nathaniel neil nicholas nick norman oliver omar oscar pablo patrick paul pedro perry peter phil philip
  phillip rafael ralph ramon randall raul raymond ricardo richard rick ricky rob robert roberto rodney roger roland roman ron ronald ross roy ruben russell ryan salvador samuel saul scott sean sergio seth
  shane stanley stephen steve steven stuart ted theodore thomas tim timothy todd tom tommy tony travis trevor troy tyler tyrone vernon victor vincent virgil wade wallace walter warren wayne wendell wesley wilbur
  will willard william zachary`.split(/\s+/),
)
const women = new Set(
  `abby abigail agnes aisha alejandra alexandra alice alicia alison amanda amber amelia amy ana angela angelica anita ann anna anne annette arlene audrey barbara beatrice becky bernice bertha beth bethany betty
  beverly bonnie brenda bridget brittany caitlin camila carla carmen carol caroline carolyn carrie catherine cathy cecilia charlene charlotte chelsea cheryl chloe christina christine cindy clara claudia colleen
  connie cristina crystal cynthia daniela danielle darlene debbie deborah debra denise diana diane dolores donna doris dorothy edith edna eileen elaine eleanor elena elizabeth ella ellen elsie emily emma
  erica esther ethel eva evelyn fatima felicia florence gabriela gail geraldine gina gladys glenda gloria grace gwen gwendolyn hannah harriet hazel heather heidi helen helena holly ida ingrid irene irma isabel
  isabella jackie jacqueline jane janet janice jasmine jeanette jeanne jennifer jenny jill joan joanna joanne josephine joyce juana juanita judith judy julia julie june karen katherine kathleen kathryn kathy
  katie katrina kristen kristin kristina laura lauren laurie leah lena leticia lillian linda lindsay lisa lois loretta lori lorraine louise lucia lucille lucy luz lydia mabel madeline marcia margaret maria
  marie marilyn marjorie marlene marsha martha mary maureen maxine megan melanie melinda melissa mercedes michelle mildred miriam molly monica monique nadia nancy naomi natalia natalie nicole nina nora norma
  olga olivia pamela patricia patty paula pauline peggy penny phyllis priscilla priya rachel ramona rebecca regina renee rhonda rita roberta rosa rosalie rosario rose rosemary roxanne ruby ruth sabrina sally
  samantha sandra sara sarah sheila shelly sherry sheryl shirley silvia simone sofia sonia sophia stella stephanie sue susan suzanne sylvia tamara tammy tanya tara teresa theresa tiffany tina valerie vanessa
  vera veronica vicki vicky victoria viola virginia vivian wanda wendy wilma yesenia yolanda yvette yvonne`.split(
    /\s+/,
  ),
)

/** 'He' or 'she' of a given name that is one or the other by long custom; of any other nothing. */
export function pronounOfName(name: string): 'he' | 'she' | undefined {
  const titled = /^(?:(?<mr>Mr)|(?:Mrs|Ms|Miss))\.? /u.exec(name)
  if (titled) return titled.groups?.mr ? 'he' : 'she'
  const first = (name.split(/[ .]/)[0] ?? '').toLowerCase()
  return men.has(first) ? 'he' : women.has(first) ? 'she' : undefined
}
