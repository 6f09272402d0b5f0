// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { equal, ucs2length } from '#domain/wire/ajv-runtime.ts';
import { formats } from '#domain/wire/formats.ts';

const validators = {};

validators["-7a274497"] = validate20;
const schema31 = {"type":"object","additionalProperties":false,"properties":{"product":{"type":"integer","enum":[1]},"home":{"type":"integer","enum":[1]}},"$id":"-7a274497"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="-7a274497" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "product") || (key0 === "home"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.product !== undefined){
let data0 = data.product;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/product",schemaPath:"#/properties/product/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.product.type,parentSchema:schema31.properties.product,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0 === 1)){
const err2 = {instancePath:instancePath+"/product",schemaPath:"#/properties/product/enum",keyword:"enum",params:{allowedValues: schema31.properties.product.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.product.enum,parentSchema:schema31.properties.product,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.home !== undefined){
let data1 = data.home;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema31.properties.home.type,parentSchema:schema31.properties.home,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data1 === 1)){
const err4 = {instancePath:instancePath+"/home",schemaPath:"#/properties/home/enum",keyword:"enum",params:{allowedValues: schema31.properties.home.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.home.enum,parentSchema:schema31.properties.home,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export default validators;
