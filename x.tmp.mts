import { planAtOnce, readBody } from './src/wire/index.ts';
import { readJobBodies } from './bench/jobs.ts';
import { numberTiles, placeOf } from './src/engine/numbering.ts';
import { reuseInSteps, kindsOf } from './src/engine/offcuts.ts';
import { atOnce } from './src/engine/steps.ts';
import { reuseFigures } from './src/wire/reuse-answer.ts';
const job:any=readJobBodies().B; const acc:any={};const T=(k:string,f:any)=>{const t=performance.now();const r=f();(acc[k]??=[]).push(performance.now()-t);return r};
for(let i=0;i<40;i++){const read:any=readBody({...job,start:{x:i%7,y:i/10},link:false}); const p=planAtOnce(read).plan;
const reuse=atOnce(reuseInSteps(p)); T('all',()=>reuseFigures(p,reuse,'en')); T('kinds',()=>kindsOf(p,reuse.groups)); T('number',()=>numberTiles(p.layout,0));
const k=new Float64Array(19812).map((_,j)=>((j*7919)%19812)); T('sort',()=>k.sort()); if(i===0)console.log(reuse.groups.length);
}
for(const k in acc)console.log(k,acc[k].map((x:number)=>x.toFixed(1)).join(' '));
